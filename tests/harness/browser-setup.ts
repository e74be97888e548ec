// One product with its demo world for all browser tests.
import { removeDataDir, startProduct } from './product.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env.PRODUCT_URL = product.url;
  return async () => {
    await product.stop();
    removeDataDir(product.dataDir);
  };
}
