"""The interface: HTTP, WebSocket and streams. Thin: it reads requests and asks the house."""
