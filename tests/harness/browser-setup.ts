// One product with its demo world for all browser tests.
import { addressHeader } from './person.ts';
import { removeDataDir, startProduct } from './product.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct({ env: { CLIENT_ADDRESS_HEADER: addressHeader } });
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_DATA_DIR = product.dataDir;
  return async () => {
    await product.stop();
    removeDataDir(product.dataDir);
  };
}
