import { errorText } from "@/lib/core/client/api-client";
import { uploadForm } from "@/lib/core/client/upload";

/** A request that is answered so at once. */
function answering(status: number, type: string, body: string) {
  class Answered {
    upload = {};
    status = status;
    statusText = "";
    responseText = body;
    onload = () => {};
    open() {}
    setRequestHeader() {}
    getResponseHeader = (name: string) => (name === "content-type" ? type : null);
    send() {
      this.onload();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Answered });
}

const toldOf = () =>
  uploadForm("/api/photos/upload", new FormData(), { idempotencyKey: "key", onProgress: () => {} }).then(
    () => "sent",
    (error: unknown) => errorText(error, "Please try again."),
  );

test("what a platform refuses before the app hears of it is told in words for people, and not to try the same again", async () => {
  answering(413, "text/plain", "FUNCTION_PAYLOAD_TOO_LARGE");
  expect(await toldOf()).toBe("This photo is too large to be sent. Please choose a smaller one.");
  answering(413, "application/json", '{"code":"too_large","message":"Photos may have up to 10 MB"}');
  expect(await toldOf()).toBe("Photos may have up to 10 MB");
  answering(502, "text/html", "<h1>");
  expect(await toldOf()).toBe("Please try again.");
});
