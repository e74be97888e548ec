// Differential item functioning by Mantel and Haenszel (1959), in the classes of the Educational Testing Service
// (Zwick 2012): whether people of one group answer a question right more often than equally strong people of another.

/** Answers of equally strong players: right and wrong, in the group that is compared and in the reference group. */
export type Stratum = { focalRight: number; focalWrong: number; referenceRight: number; referenceWrong: number };

/** A: no or little difference; B: some; C: much, such a question must not be asked. */
type DifferentialClass = 'A' | 'B' | 'C';
export type Differential = {
  class: DifferentialClass;
  /** On the delta scale of ETS; below 0 the question is harder for the focal group. */
  delta: number;
  /** The standard error of `delta`. */
  error: number;
  focal: number;
  reference: number;
};

/** docs/product/assessments.md, The same for everyone: fewer answers of a group are not judged. */
const leastAnswers = 100;
/** Points of rating that players of one stratum may be apart. */
export const stratumWidth = 100;
const limits = { some: 1, much: 1.5 };
/** The quantile of the normal distribution for a one-sided test at 5 %. */
const oneSided = 1.645;
const twoSided = 1.96;

/** Undefined while one of the groups has too few answers to say anything. */
export function differentialOf(strata: readonly Stratum[]): Differential | undefined {
  const focal = sum(strata, (one) => one.focalRight + one.focalWrong);
  const reference = sum(strata, (one) => one.referenceRight + one.referenceWrong);
  if (Math.min(focal, reference) < leastAnswers) return undefined;
  const used = strata.filter(comparable);
  const forReference = sum(used, (one) => (one.referenceRight * one.focalWrong) / size(one));
  const forFocal = sum(used, (one) => (one.referenceWrong * one.focalRight) / size(one));
  if (forReference === 0 || forFocal === 0) return undefined;
  const delta = -2.35 * Math.log(forReference / forFocal);
  const error = 2.35 * Math.sqrt(varianceOfLogOdds(used, forReference, forFocal));
  return { class: classOf(delta, error), delta, error, focal, reference };
}

function classOf(delta: number, error: number): DifferentialClass {
  const size = Math.abs(delta);
  if (size >= limits.much && (size - limits.some) / error > oneSided) return 'C';
  return size >= limits.some && size / error > twoSided ? 'B' : 'A';
}

/** Robins, Breslow and Greenland (1986): holds for many small strata as well as for few large ones. */
function varianceOfLogOdds(strata: readonly Stratum[], forReference: number, forFocal: number): number {
  const parts = strata.map((one) => {
    const all = size(one);
    const [agree, differ] = [(one.referenceRight + one.focalWrong) / all, (one.referenceWrong + one.focalRight) / all];
    return {
      agree,
      differ,
      r: (one.referenceRight * one.focalWrong) / all,
      f: (one.referenceWrong * one.focalRight) / all,
    };
  });
  return (
    sum(parts, ({ agree, r }) => agree * r) / (2 * forReference ** 2) +
    sum(parts, ({ agree, differ, r, f }) => agree * f + differ * r) / (2 * forReference * forFocal) +
    sum(parts, ({ differ, f }) => differ * f) / (2 * forFocal ** 2)
  );
}

/** A stratum in which one group is missing, or all answers are alike, compares nothing. */
function comparable(one: Stratum): boolean {
  const focal = one.focalRight + one.focalWrong;
  const reference = one.referenceRight + one.referenceWrong;
  const right = one.focalRight + one.referenceRight;
  return focal > 0 && reference > 0 && right > 0 && right < size(one);
}

function size({ focalRight, focalWrong, referenceRight, referenceWrong }: Stratum): number {
  return focalRight + focalWrong + referenceRight + referenceWrong;
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
