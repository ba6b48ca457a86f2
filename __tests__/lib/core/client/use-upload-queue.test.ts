/** @jest-environment jest-fixed-jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";
import { NetworkError } from "@/lib/core/client/api-client";
import { shrinkImage, UnusableImage } from "@/lib/core/client/shrink-image";
import { isUsable, storedPhoto, useUploadQueue } from "@/lib/core/client/use-upload-queue";

jest.mock("@/lib/core/client/shrink-image", () => ({
  ...jest.requireActual("@/lib/core/client/shrink-image"),
  shrinkImage: jest.fn(async (file: File) => new Blob([file.name])),
}));

const freed = jest.fn();
beforeEach(() => {
  let made = 0;
  freed.mockClear();
  Object.assign(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL: freed });
});

const files = (...names: string[]) => names.map((name) => new File([name], name));
const stored = (...names: string[]) => names.map((name) => storedPhoto({ photoUrl: name, altText: "" }));

test.each([
  ["a", 2, "bca"],
  ["c", 0, "cab"],
  ["b", 99, "acb"],
  ["b", -3, "bac"],
  ["unknown", 0, "abc"],
])("moves %s to position %d: %s", (key, to, expected) => {
  const { result } = renderHook(() => useUploadQueue(stored("a", "b", "c")));
  act(() => result.current.move(key, to));
  expect(result.current.photos.map((photo) => photo.key).join("")).toBe(expected);
});

test("pictures are in the list immediately and are prepared one after another", async () => {
  const waiting: (() => void)[] = [];
  jest.mocked(shrinkImage).mockImplementation(() => new Promise((done) => waiting.push(() => done(new Blob()))));
  const { result } = renderHook(() => useUploadQueue());
  act(() => void result.current.add(files("one", "two")));
  act(() => void result.current.add(files("three")));
  const states = () => result.current.photos.map(({ state }) => state);
  expect(states()).toEqual(["preparing", "preparing", "preparing"]);
  for (const expected of [1, 2, 3]) {
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting.pop()?.());
    expect(states().filter((state) => state === "ready")).toHaveLength(expected);
  }
});

test("all are tried; failed ones show why and are retried with their keys, stored ones aren't", async () => {
  jest.mocked(shrinkImage).mockImplementation(async () => new Blob());
  const { result } = renderHook(() => useUploadQueue());
  await act(() => result.current.add(files("one", "two")));
  const failure = new NetworkError("gone");
  const upload = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue("/media/stored.webp");
  const sendAll = () => act(() => result.current.send(result.current.photos, upload).catch((error) => error));
  expect(await sendAll()).toBe(failure);
  expect(result.current.photos).toMatchObject([
    { state: "failed", problem: failure.text, photoUrl: null },
    { state: "stored", progress: 1, photoUrl: "/media/stored.webp" },
  ]);
  expect(await sendAll()).toMatchObject([{ photoUrl: "/media/stored.webp" }, { photoUrl: "/media/stored.webp" }]);
  const keys = upload.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys).toEqual([keys[0], keys[1], keys[0]]);
});

test("a file that isn't a picture says so and is never sent", async () => {
  jest.mocked(shrinkImage).mockRejectedValueOnce(new UnusableImage("Please choose an image."));
  const { result } = renderHook(() => useUploadQueue());
  await act(() => result.current.add(files("letter")));
  expect(result.current.photos).toMatchObject([{ state: "failed", problem: "Please choose an image." }]);
  expect(result.current.photos.every(isUsable)).toBe(false);
  const upload = jest.fn();
  await expect(result.current.send(result.current.photos, upload)).rejects.toThrow(UnusableImage);
  expect(upload).not.toHaveBeenCalled();
});

test("a preview is revoked when its picture is removed, and on unmount", async () => {
  jest.mocked(shrinkImage).mockImplementation(async () => new Blob());
  const { result, unmount } = renderHook(() => useUploadQueue());
  await act(() => result.current.add(files("one", "two")));
  const [one] = result.current.photos;
  act(() => result.current.remove(one?.key ?? ""));
  expect(freed.mock.calls).toEqual([["blob:1"]]);
  unmount();
  expect(freed.mock.calls).toEqual([["blob:1"], ["blob:2"]]);
});
