import { createContext, useContext } from 'react';

/** The page's nonce on the server; the browser keeps it to itself, so it is absent there. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
