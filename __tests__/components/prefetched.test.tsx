import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import useSWR from "swr";
import { Prefetched } from "@/components/prefetched";
import { Providers } from "@/components/providers";

function Answer({ address }: { address: string }) {
  const { data } = useSWR<{ name: string }>(address, { revalidateOnMount: false });
  return <p>{data?.name ?? "nothing"}</p>;
}

/** Each test uses its own URL, because the cache is shared. */
const drawn = (address: string, answer: unknown) =>
  render(
    <Providers>
      <Prefetched answers={{ [address]: answer }}>
        <Suspense fallback={<p>waiting</p>}>
          <Answer address={address} />
        </Suspense>
      </Prefetched>
    </Providers>,
  );

test("data that has arrived is available immediately, in the API's format", () => {
  drawn("/api/known", { name: new Date("2026-05-01T12:00:00Z") });
  expect(screen.getByText("2026-05-01T12:00:00.000Z")).toBeInTheDocument();
});

test("pending data arrives later", async () => {
  let arrive = (_answer: { name: string }) => {};
  const answer = new Promise<{ name: string }>((resolve) => {
    arrive = resolve;
  });
  await act(async () => void drawn("/api/awaited", answer));
  expect(screen.getByText("waiting")).toBeInTheDocument();
  await act(async () => arrive({ name: "Ada" }));
  expect(screen.getByText("Ada")).toBeInTheDocument();
});

test("failed data is omitted", () => {
  drawn("/api/failed", undefined);
  expect(screen.getByText("nothing")).toBeInTheDocument();
});
