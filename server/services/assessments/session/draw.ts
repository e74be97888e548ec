/** A random number from 0 up to but not including 1, which players cannot predict. */
export const draw = () => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32;
