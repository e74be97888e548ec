/**
 * Something that the operator must correct (configuration, disk, permission…). Its message is one clear sentence: the
 * entry points print it alone, without a stack.
 */
export class Fault extends Error {
  override name = 'Fault';
}
