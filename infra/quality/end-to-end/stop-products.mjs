import { once } from 'node:events';
import { rmSync } from 'node:fs';

export default async function stopProducts() {
  const { products = [] } = globalThis;
  delete globalThis.products;
  await Promise.all(products.map(stop));
}

async function stop({ child, folder }) {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}
