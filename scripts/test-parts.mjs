// Which tests one command runs. The parts exist because two cores need about half an hour for all of them.

/**
 * @typedef {object} Part
 * @property {boolean} check What needs no built product and no browser.
 * @property {boolean} product Tests that start the built product.
 * @property {boolean} browser Journeys in a browser.
 * @property {string} [shard] A share of the journeys, such as "1/2".
 */

/**
 * @param {readonly string[]} args
 * @returns {Part | undefined} undefined when there is no such part.
 */
export function readPart(args) {
  const index = args.indexOf('--part');
  if (index < 0) return { check: true, product: true, browser: true };
  const [, name, shard] = /^(check|product|browser)(?:-([1-9]\d*\/[1-9]\d*))?$/.exec(args[index + 1] ?? '') ?? [];
  if (!name || (shard && name !== 'browser')) return undefined;
  const part = { check: name === 'check', product: name === 'product', browser: name === 'browser' };
  return shard ? { ...part, shard } : part;
}
