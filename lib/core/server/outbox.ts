import "server-only";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import parsePhoneNumber, { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { createTransport } from "nodemailer";
import SMTPTransport from "nodemailer/lib/smtp-transport";
import { v4 as uuid } from "uuid";
import { toLine } from "@/lib/core/shared/text";
import { afterResponse } from "./after-response";
import { env } from "./env";
import { AppError, invalid } from "./errors";
import { logger } from "./logger";
import { consume } from "./rate-limit";

/** `to` is a lowercase email address or an E.164 number; a text message has an empty subject. */
export type Message = {
  to: string;
  subject: string;
  text: string;
  code?: string;
  /** The URL for a one-click unsubscribe POST (RFC 8058). */
  unsubscribe?: string;
};

/**
 * The time limit for each step of a gateway conversation, and for all of it: a slow drip never trips the limit of one
 * step.
 */
const SEND_TIMEOUT_MS = 6000;
const SEND_WITHIN_MS = 20_000;

export const outboxFolder = () => path.resolve(env.DATA_DIR, "outbox");

const hasTwilio = Boolean(env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN && env.TWILIO_FROM);
const isMail = (to: string) => to.includes("@");

/** Whether a message to this address stays on this machine, as a file. */
const staysHere = (to: string) => (isMail(to) ? !env.SMTP_URL : !hasTwilio);

/** Whether any gateway is configured. */
export const hasGateway = Boolean(env.SMTP_URL) || hasTwilio;

/** If a number's country is uncertain, as with fictional ones, its calling code decides. */
function mayReach(number: string): boolean {
  const { country, countryCallingCode } = parsePhoneNumber(number) ?? {};
  if (country !== undefined) return env.SMS_COUNTRIES.includes(country);
  return env.SMS_COUNTRIES.some(
    (name) => isSupportedCountry(name) && getCountryCallingCode(name) === countryCallingCode,
  );
}

/**
 * 400 under the form's field for an address nothing can be sent to: a phone number in a country that isn't allowed, or
 * a channel without a gateway while the other one has one.
 */
export function requireChannel(to: string): void {
  if (isMail(to)) {
    if (hasGateway && !env.SMTP_URL) throw invalid("email", "Email isn't available. Use a phone number");
  } else {
    if (hasGateway && !hasTwilio) throw invalid("phoneNumber", "Text messages aren't available. Use an email address");
    if (hasTwilio && !mayReach(to))
      throw invalid("phoneNumber", "We can't send text messages to that country. Use an email address");
  }
}

/** The share of the budget at which operators are warned. */
const ALARM_AT = 0.5;

/** The budget for all text messages together: beyond it, someone is abusing them to run up the bill. */
async function countSms(): Promise<void> {
  try {
    const [hour, day] = [await consume("smsHour", "all"), await consume("smsDay", "all")];
    if (hour === ALARM_AT || day === ALARM_AT) {
      logger.error({ event: "sms budget half spent" }, "half of the hourly or daily text message limit has been used");
    }
  } catch (error) {
    logger.error(
      { event: "sms budget spent" },
      "text message limit reached, no more are sent: check who is requesting them",
    );
    throw error;
  }
}

type GetSocket = NonNullable<SMTPTransport.Options["getSocket"]>;

/** A nodemailer connection with a hard deadline, whatever the peer is still sending. */
const connectFor =
  (ms: number): GetSocket =>
  ({ host = "localhost", port, secure }, done) => {
    const options = { host, port: Number(port) || (secure ? 465 : 587), signal: AbortSignal.timeout(ms) };
    const socket = connect(options, () => {
      socket.off("error", done);
      done(null, { connection: socket });
    });
    socket.once("error", done);
  };

async function sendMail({ to, subject, text, unsubscribe }: Message): Promise<void> {
  const timeouts = {
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
  };
  // createTransport() ignores other options next to a URL.
  const options = { url: env.SMTP_URL, ...timeouts, getSocket: connectFor(SEND_WITHIN_MS) };
  const transport = createTransport(new SMTPTransport(options));
  try {
    await transport.sendMail({
      from: env.MAIL_FROM,
      to: { name: "", address: to }, // an object isn't parsed as a list of addresses
      subject,
      text,
      ...(unsubscribe && {
        headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
      }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}

async function sendSms({ to, text }: Message): Promise<void> {
  if (!mayReach(to)) throw new Error("No text messages go to that country");
  await countSms();
  const account = env.TWILIO_ACCOUNT_SID ?? "";
  const url = `${env.TWILIO_BASE_URL}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from(`${account}:${env.TWILIO_AUTH_TOKEN}`).toString("base64")}` },
    body: new URLSearchParams({ To: to, From: env.TWILIO_FROM ?? "", Body: text }),
    redirect: "error",
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The SMS gateway responded with ${response.status}`);
}

/** Writes a complete file or none: its name appears only once its bytes are on disk. */
async function writeFile(message: Message, name: string | null): Promise<void> {
  const folder = outboxFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `.${uuid()}.tmp`);
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ ...message, createdAt: new Date().toISOString() }, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  if (name) await rename(draft, path.join(folder, `${name}.json`));
  else await rm(draft);
}

/**
 * Sends a message by email or SMS, or stores it as a file named by `id` if no gateway is configured. When it resolves,
 * the message has been handed over; a failure is a 503.
 */
export async function sendMessage({ subject, ...rest }: Message, id: string = uuid()): Promise<void> {
  const message = { ...rest, subject: toLine(subject) }; // A line break would start another header.
  const channel = isMail(message.to) ? "mail" : "sms";
  try {
    if (staysHere(message.to)) {
      await writeFile(message, id);
      logger.info({ channel }, "message written to the outbox");
    } else {
      await (channel === "mail" ? sendMail : sendSms)(message);
      logger.info({ channel }, "message sent");
    }
  } catch (cause) {
    throw new AppError("unavailable", { message: "We couldn't send the message. Please try again", cause });
  }
}

/** Tells the owner of an address what happened to their account. Best effort: a failure is only logged. */
export async function sendNotice(to: string | null, write: (to: string) => Omit<Message, "to">): Promise<void> {
  if (!to) return;
  await sendMessage({ to, ...write(to) }).catch((error: unknown) => logger.warn({ error }, "could not send a notice"));
}

/**
 * The response time must not reveal whether a message was sent, so a request waits this long for the gateway, and no
 * longer.
 */
const TIMEOUT_MS = 400;

/**
 * Sends a message, or none, so that neither the duration nor the outcome of the request reveals which: without a
 * message, a file is written as well and then deleted, and a gateway isn't waited for. A failure is only logged.
 */
export async function sendInBackground(message: Message | null, to: string, id: string): Promise<void> {
  const attempt = async () => {
    if (message) await sendMessage(message, id);
    else if (staysHere(to)) await writeFile({ to, subject: "", text: "" }, null);
  };
  const done = attempt().catch((error: unknown) => logger.warn({ error }, "message could not be sent"));
  if (staysHere(to)) return done;
  afterResponse(() => done);
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
}
