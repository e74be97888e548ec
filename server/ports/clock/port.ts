export type Clock = {
  /** The current time. Services and tasks read the time only here. */
  now(): Date;
};
