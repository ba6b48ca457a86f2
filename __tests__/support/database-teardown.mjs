export default async function tearDown() {
  await globalThis.windmileTestPooler?.stop();
  await globalThis.windmileTestDatabase?.close();
}
