// One product with its demo world for all browser tests.
import { addressHeader } from './person.ts';
import { freePort, removeDataDir, startProduct } from './product.ts';
import { startRecorder } from './record-requests.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const port = await freePort();
  const file = process.env.RECORD_REQUESTS;
  const recorder = file ? await startRecorder(file, port) : undefined;
  const url = recorder?.url ?? `http://127.0.0.1:${port}`;
  const product = await startProduct({ port, env: { CLIENT_ADDRESS_HEADER: addressHeader, BASE_URL: url } });
  process.env.PRODUCT_URL = url;
  process.env.PRODUCT_DATA_DIR = product.dataDir;
  return async () => {
    recorder?.close();
    await product.stop();
    removeDataDir(product.dataDir);
  };
}
