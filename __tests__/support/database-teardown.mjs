export default async function tearDown() {
  await globalThis.windmileTestDatabase?.close();
}
