import "server-only";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { metrics } from "@opentelemetry/api";

/** Metrics of this process, read at each export. */
export function observeProcess(): void {
  const meter = metrics.getMeter("windmile");
  const gauge = (name: string, unit: string, read: () => number) =>
    meter.createObservableGauge(name, { unit }).addCallback((result) => result.observe(read()));
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  gauge("nodejs.eventloop.delay.p50", "s", () => delays.percentile(50) / 1e9);
  gauge("nodejs.eventloop.delay.p99", "s", () => {
    const delay = delays.percentile(99) / 1e9;
    delays.reset();
    return delay;
  });
  gauge("process.memory.usage", "By", () => process.memoryUsage.rss());
  gauge("v8js.memory.heap.used", "By", () => process.memoryUsage().heapUsed);
  meter.createObservableCounter("process.cpu.time", { unit: "s" }).addCallback((result) => {
    const { user, system } = process.cpuUsage();
    result.observe((user + system) / 1e6);
  });
}
