export type Clock = {
  /** The present moment. Nothing else in services and jobs asks the machine for the time. */
  now(): Date;
};
