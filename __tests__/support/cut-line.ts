import { connect, createServer, type Server, type Socket } from "node:net";

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
  const open = (at: number) =>
    new Promise<Server>((done) => {
      const server = createServer((socket) => {
        const app = connect(Number(port), "localhost");
        for (const end of [socket, app]) track(end);
        socket.pipe(app).pipe(socket);
      });
      server.listen(at, "localhost", () => done(server));
    });
  let server = await open(0);
  const address = server.address();
  const ours = typeof address === "object" && address ? address.port : 0;
  const cut = async () => {
    const closed = new Promise((done) => server.close(done));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: `http://localhost:${ours}`,
    cut,
    mend: async () => {
      server = await open(ours);
    },
  };
}
