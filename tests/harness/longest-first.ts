import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take much longer than the others of their project. */
const longest = ['/tests/attacks/fuzz/fuzz.test.ts'];

const isLongest = ({ moduleId }: TestSpecification) => longest.some((end) => moduleId.endsWith(end));

/** Starts the longest files first: started last, they would run alone on one worker. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => {
      const sameProject = a.project.name === b.project.name;
      return sameProject ? Number(isLongest(b)) - Number(isLongest(a)) : 0;
    });
  }
}
