import { deviceOf } from "@/lib/auth/sessions/rules";

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [mozilla("Linux; Android 15; Pixel 9", `${WEBKIT} Chrome/130.0 Mobile Safari/537.36`), "Chrome on Android"],
  [
    mozilla("Linux; Android 14; SM-S911B", `${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`),
    "Samsung Internet on Android",
  ],
  [
    mozilla("iPhone; CPU iPhone OS 18_0 like Mac OS X", "AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1"),
    "Safari on iPhone",
  ],
  [
    mozilla("iPhone; CPU iPhone OS 18_0 like Mac OS X", "AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148 Safari/604.1"),
    "Chrome on iPhone",
  ],
  [mozilla("iPad; CPU OS 17_0 like Mac OS X", "AppleWebKit/605.1.15 FxiOS/130.0 Safari/604.1"), "Firefox on iPad"],
  [mozilla("Windows NT 10.0; Win64; x64", `${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`), "Edge on Windows"],
  [mozilla("Windows NT 10.0; Win64; x64", `${WEBKIT} Chrome/130.0 Safari/537.36 OPR/110.0`), "Opera on Windows"],
  [mozilla("Macintosh; Intel Mac OS X 10_15_7", `${WEBKIT} Chrome/130.0 Safari/537.36`), "Chrome on Mac"],
  [mozilla("Macintosh; Intel Mac OS X 10_15_7", "AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15"), "Safari on Mac"],
  [mozilla("X11; Linux x86_64; rv:132.0", "Gecko/20100101 Firefox/132.0"), "Firefox on Linux"],
  [mozilla("X11; CrOS x86_64 14541.0.0", `${WEBKIT} Chrome/130.0 Safari/537.36`), "Chrome on ChromeOS"],
  [mozilla("X11; Linux x86_64", `${WEBKIT} HeadlessChrome/130.0 Safari/537.36`), "Chrome on Linux"],
  ["curl/8.5.0", "Unknown device"],
  ["<script>alert(1)</script>", "Unknown device"],
  ["", "Unknown device"],
  [null, "Unknown device"],
])("%s is %s", (userAgent, expected) => expect(deviceOf(userAgent)).toBe(expected));
