import { connect, createServer, type Socket } from "node:net";

/**
 * A connection to the app that can be cut: the browser's own offline mode leaves a service worker its network. Forwards
 * everything unchanged.
 */
export async function layLine(appUrl: string) {
  const { port } = new URL(appUrl);
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
  };
  let isCut = false;
  // Keeps its port while it is cut, or another connection on this machine could get it meanwhile.
  const server = createServer((socket) => {
    if (isCut) return socket.destroy();
    const app = connect(Number(port), "localhost");
    for (const end of [socket, app]) track(end);
    socket.pipe(app).pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const address = server.address();
  const ours = typeof address === "object" && address ? address.port : 0;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${ours}`,
    cut,
    mend: () => {
      isCut = false;
    },
    end: () => {
      cut();
      server.close();
    },
  };
}
