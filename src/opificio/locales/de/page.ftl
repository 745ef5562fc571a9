game-expo1906 = EXPO 1906
    .line = Mailand, 1906. Richte dein Labor ein, melde Patente an und verblüffe die Jury mit den Erfindungen eines neuen Jahrhunderts.
game-workshop = Workshop of the World
    .line = England, vom Kanal zur Eisenbahn. Biete um die besten Städte, baue Industrien und Verbindungen und verdiene an deinem Netz.
learn-expo1906 = Du leitest ein Labor auf der Mailänder Ausstellung. In jedem Zug spielst du eine Karte: Kaufe Ressourcenplättchen, nimm Projekte und lege sie so auf den Boden des Labors, dass jedes berührt, was es braucht. Wer im Patentamt führt, verdient mit seinen Erfindungen mehr. Am Ende gewinnt, wer das meiste Prestige hat.
learn-workshop = Du bist Unternehmer in zwei Zeitaltern. Jede Runde entscheiden geheime Gebote, wer zuerst wählt; dann baust du in einer Stadt eine Industrie und legst von dort Kanäle oder Gleise. Am Ende jeder Zeit zählen Nachfrage, Netz und Gewinn. Wer das meiste Geld hat, gewinnt.

page-motto = Zwei Brettspiele aus dem Industriezeitalter, gegen Bots oder mit Freunden.
page-guest = Gast
page-language = Sprache
page-theme = Farben
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-close = Schließen
page-cancel = Abbrechen
page-back = Zurück
page-home = Startseite
page-try-again = Nochmals versuchen
page-all = Alle

page-play-now = Sofort spielen
page-with-friends = Mit Freunden
page-own-table = Eigener Tisch
page-learn = Regeln lernen
page-players = Personen
page-opponents = Gegner
page-my-tables = Deine Tische
page-my-tables-none = Kein Spiel im Gange. Fang oben eines an.
page-open-tables = Offene Tische
page-open-tables-none = Gerade sucht niemand Gesellschaft.
page-finished = Beendete Spiele
page-finished-none = Hier stehen deine beendeten Spiele, zum Nochmalsehen.
page-status-gathering = Wartet auf Mitspieler
page-status-playing = Im Gange
page-status-over = Beendet
page-your-turn = Du bist dran
page-delete = Diesen Tisch löschen
page-delete-sure = Den Tisch endgültig löschen?

page-opening = Der Tisch wird gedeckt …
page-no-table = Dieser Tisch kann nicht gezeigt werden
page-to-table = Zurück zum Tisch
page-free-seat = Freier Platz
page-invite = Freunde einladen
page-invite-more = Wer diesen Link öffnet, kann einen freien Platz nehmen. Ein Konto ist nicht nötig.
page-invite-open = Der Tisch ist offen: Wer ihn findet, darf sich setzen.
page-copy-link = Link kopieren
page-link-copied = Link kopiert.
page-seats = Wer spielt
page-your-name = Dein Name
page-you = du
page-sit = Hier setzen
page-stand-up = Aufstehen
page-bot-for = Ein Bot für Platz { $number }
page-no-bot = Kein Bot
page-fill-bots = Bots auf die freien Plätze
page-start = Spiel beginnen
page-start-waits =
    { $count ->
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
page-options = Optionen und Auslegungen
page-seat-number = Platz { $number }
page-someone-here = Jemand anderes an diesem Bildschirm
page-free-for-friend = Frei, für jemanden mit Link
page-table = Der Tisch
page-clock = Uhr
page-clock-none = Keine
page-clock-move = Zeit für jeden Zug
page-clock-bank = Zeit für das ganze Spiel
page-minutes = Minuten
page-is-open = Alle dürfen diesen Tisch finden und sich setzen
page-spectators = Andere dürfen zusehen
page-make-table = Tisch aufstellen

page-curtain = Jetzt ist { $name } dran
    .more = Gib den Bildschirm weiter. Es ist nichts zu sehen, bis der Vorhang aufgeht.
page-curtain-lift = Ich bin { $name }

page-you-are-asked = Du bist dran: { $what }
page-waiting-for = Warten auf { $names }
page-over = Das Spiel ist zu Ende
page-result = Ergebnis
page-since = Seit deinem Zug
page-since-more = Nochmals sehen, was seit deinem letzten Zug geschah
page-undo = Letzten Zug zurücknehmen
page-ledger = Kontobuch
page-ledger-empty = Noch ist nichts verbucht.
page-keys = Tasten
page-menu = Menü
page-log = Was geschah
page-chat-here = Sag etwas …
page-chat-send = Senden
page-lost = Die Verbindung ist weg. Dein Spiel ist auf dem Server sicher; neuer Versuch …
page-player = Person
page-book = Was
page-rule = Regel

page-clock-of = Restzeit von { $seat }
page-days = { $count } Tage
page-bot-plays = Ein Bot spielt für dich.

page-confirm = Sicher?
page-confirm-ends-turn = Damit endet dein Zug.
page-confirm-reveals = Dabei wird etwas Neues aufgedeckt; es lässt sich nicht zurücknehmen.
page-confirm-ends-game = Damit endet das Spiel.
page-confirm-always = Am Ende des Zuges immer fragen
page-do-it = Ausführen

page-pref-confirm = Vor dem Ende des Zuges fragen
page-pref-sound = Ein Ton, wenn du dran bist
page-pref-letters = Einzelne Buchstaben als Tasten
page-pref-motion = Keine Animationen
page-replay = Von Anfang an ansehen
page-link-watch = Link zum Zusehen kopieren
page-link-device = Link kopieren, um diesen Platz auf einem anderen Gerät zu spielen
page-rules = Die Regeln
page-come-back = Platz vom Bot zurücknehmen
page-restart = Neues Austeilen anbieten
page-restart-agree = Neuem Austeilen zustimmen
page-restart-decline = Nicht neu austeilen
page-resign = Gehen: Ein Bot spielt weiter
page-resign-sure = Das Spiel verlassen? Ein Bot spielt für dich weiter, und du kannst wiederkommen.
page-replace = Einen Bot für { $seat } spielen lassen

page-won-alone = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }
page-won = { $name } gewinnt
page-you-won = Du gewinnst!
page-drawn = Unentschieden: { $names }
page-sheet = Wertungsblatt
page-total = Summe
page-place = Rang
page-chart = Punkte im Verlauf
page-record = Aufzeichnung herunterladen
page-rematch = Revanche

page-first = Zum Anfang
page-last = Zum Ende
page-step = Einen Zug weiter
page-step-back = Einen Zug zurück
page-run = Abspielen
page-pause = Anhalten
page-move-number = Zug
page-eyes = Gesehen von
page-eyes-all = Alles offen
page-eyes-spectator = Zuschauer
page-contents = Inhalt

keys-tab = von einem zum nächsten
keys-arrows = über das Brett gehen
keys-enter = wählen, legen
keys-turn = das Plättchen in der Hand drehen
keys-escape = zurücklegen, schließen
keys-undo = letzten Zug zurücknehmen
keys-help = diese Liste
keys-why-not = Was gerade nicht geht, sagt beim Wählen, warum.

log-started = Das Spiel beginnt.
log-restarted = Neu ausgeteilt: Das Spiel beginnt von vorn.
log-undone = { $seat } nimmt einen Zug zurück.
log-offered = { $seat } bietet an, neu auszuteilen.
log-resigned = { $seat } geht; ein Bot spielt weiter.
log-bot-left = { $seat } ist wieder da.
log-timed-out = { $seat } hat keine Zeit mehr.
log-rematched = Es gibt eine Revanche.

trouble-failed = Etwas ging schief. Nichts ist verloren; bitte nochmals versuchen.
trouble-no-connection = Der Server antwortet nicht. Nichts ist verloren; versuch es gleich nochmals.
trouble-unknown-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
trouble-no-spectators = Nur wer an diesem Tisch sitzt, darf ihn sehen.
trouble-wrong-link = Dieser Link ist abgelaufen oder wurde ersetzt. Bitte um einen neuen.
trouble-stale = Am Tisch ging es inzwischen weiter. Schau nochmals hin und entscheide neu.
trouble-seat-taken = Jemand war schneller: Der Platz ist besetzt.
trouble-free-seats = Noch sind nicht alle Plätze besetzt.
trouble-too-many-tables = Du hast zu viele unfertige Tische. Beende oder lösche zuerst einen.
trouble-foreign-seat = Dieser Platz gehört dir nicht.
trouble-wrong-moment = Das geht gerade nicht. Nichts wurde geändert.
