import { errorText } from "@/lib/core/client/api-client";
import { uploadForm } from "@/lib/core/client/upload";

/** A request that gets this response immediately. */
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

const detailsOf = () =>
  uploadForm("/api/photos/upload", new FormData(), { idempotencyKey: "key", onProgress: () => {} }).then(
    () => "sent",
    (error: unknown) => errorText(error, "Please try again."),
  );

test("a platform's rejection is shown with a helpful message, and not retried", async () => {
  answering(413, "text/plain", "FUNCTION_PAYLOAD_TOO_LARGE");
  expect(await detailsOf()).toBe("This photo is too large to upload. Please choose a smaller one.");
  answering(413, "application/json", '{"code":"too_large","message":"Photos can be up to 10 MB"}');
  expect(await detailsOf()).toBe("Photos can be up to 10 MB");
  answering(502, "text/html", "<h1>");
  expect(await detailsOf()).toBe("Please try again.");
});
