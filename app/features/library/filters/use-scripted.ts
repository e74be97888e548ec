import { useEffect, useState } from 'react';

/** False on the server and in a browser without JavaScript. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
