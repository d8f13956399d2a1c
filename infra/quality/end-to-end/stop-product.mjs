import { once } from 'node:events';
import { rmSync } from 'node:fs';

export default async function stopProduct() {
  const { product } = globalThis;
  if (!product) return;
  delete globalThis.product;
  const { child, folder } = product;
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}
