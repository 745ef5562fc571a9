/** Links carry their secrets after the #, where no server log sees them; here they are read and kept. */
const INVITATION = "opificio.invitation.";

export function keepInvitation(table: string, secret: string): void {
  try {
    localStorage.setItem(INVITATION + table, secret);
  } catch {
    // Without storage the link still works once.
  }
}

export function invitationTo(table: string): string {
  try {
    return localStorage.getItem(INVITATION + table) ?? "";
  } catch {
    return "";
  }
}

export function invitationLink(table: string, secret: string): string {
  return `${location.origin}/t/${table}${secret ? `#invitation=${secret}` : ""}`;
}

export interface Fragment {
  invitation: string;
  seat: number | null;
  secret: string;
}

/** What the address brings along; it is taken out of the address bar, so that nobody copies it by mistake. */
export function takeFragment(): Fragment {
  const told = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  const seat = told.get("seat");
  return { invitation: told.get("invitation") ?? "", seat: seat === null ? null : Number(seat), secret: told.get("secret") ?? "" };
}
