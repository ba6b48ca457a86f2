import { connect, createServer, type Socket } from "node:net";

/**
 * A line to the app that can be cut: the browser's own way of playing offline leaves a service worker its network. Hands
 * everything on as it is.
 */
export async function layLine(appUrl: string) {
  const { port } = new URL(appUrl);
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
  };
  let isCut = false;
  // It keeps its port while it is cut, or another connection of this machine could be given that meanwhile.
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
