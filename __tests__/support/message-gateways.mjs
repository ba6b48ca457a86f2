import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { fakeServer } from "./fake-server.mjs";

/**
 * Fakes of a mail server and of Twilio, which store what they receive as the app's own outbox does: one file per
 * message in `<dataDir>/outbox`. For an app without its own disk.
 * @param {string} dataDir
 */
export async function startMessageGateways(dataDir) {
  const folder = path.join(dataDir, "outbox");
  mkdirSync(folder, { recursive: true });
  const keep = (/** @type {{ to: string, subject: string, text: string }} */ message) => {
    const code = /\b\d{6}\b/.exec(message.text)?.[0];
    const kept = { ...message, ...(code && { code }), createdAt: new Date().toISOString() };
    writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify(kept));
  };
  const mails = createServer((socket) => takeMail(socket, keep));
  const texts = await fakeServer((_request, response, body) => {
    const form = new URLSearchParams(body.toString());
    keep({ to: form.get("To") ?? "", subject: "", text: form.get("Body") ?? "" });
    response.writeHead(201, { "content-type": "application/json" }).end("{}");
  });
  await new Promise((done) => mails.listen(0, "127.0.0.1", () => done(undefined)));
  const address = mails.address();
  const variables = {
    SMTP_URL: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    ...{ TWILIO_ACCOUNT_SID: "AC123", TWILIO_AUTH_TOKEN: "token", TWILIO_FROM: "+13125550199" },
    TWILIO_BASE_URL: texts.url,
  };
  const close = () => {
    mails.close();
    texts.close();
  };
  return { variables, close };
}

/**
 * As much SMTP as a client needs to deliver one email.
 * @param {import("node:net").Socket} socket
 * @param {(message: { to: string, subject: string, text: string }) => void} keep
 */
function takeMail(socket, keep) {
  let [isData, mail, to] = [false, "", ""];
  socket.on("error", () => socket.destroy());
  socket.write("220 stand-in\r\n");
  socket.setEncoding("utf8").on("data", (/** @type {string} */ chunk) => {
    mail += isData ? chunk : "";
    if (isData && mail.endsWith("\r\n.\r\n")) {
      const [head = "", ...text] = mail.split("\r\n\r\n");
      keep({ to, subject: /^Subject: (.*)$/m.exec(head)?.[1]?.trim() ?? "", text: text.join("\n\n") });
      [isData, mail] = [false, ""];
      socket.write("250 kept\r\n");
    } else if (!isData && /^DATA/i.test(chunk)) {
      isData = true;
      socket.write("354 go on\r\n");
    } else if (!isData && /^QUIT/i.test(chunk)) socket.end("221 bye\r\n");
    else if (!isData) {
      to = /^RCPT TO:<(.*)>/i.exec(chunk)?.[1] ?? to;
      socket.write("250 fine\r\n");
    }
  });
}
