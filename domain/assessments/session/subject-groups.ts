/** Fewer questions would tell which of them was right. */
const fewestInGroup = 3;

export type SubjectAnswer = { subject: string | null; right: boolean };
/** Subjects whose results are told together; a question without a subject is in the group of `null`. */
export type SubjectGroup = { subjects: (string | null)[]; right: number; total: number };

/**
 * docs/product/assessments.md, Results of a session: how many answers were right, by subject, in groups of at least
 * three questions, so that people cannot pass on which answer to a question is right. Subjects are in the order given.
 */
export function groupBySubject(answers: readonly SubjectAnswer[], order: readonly (string | null)[]): SubjectGroup[] {
  const single = order.flatMap((subject): SubjectGroup[] => {
    const own = answers.filter((one) => one.subject === subject);
    const right = own.filter((one) => one.right).length;
    return own.length === 0 ? [] : [{ subjects: [subject], right, total: own.length }];
  });
  const large = single.filter(({ total }) => total >= fewestInGroup);
  const joined: SubjectGroup[] = [];
  for (const group of single.filter(({ total }) => total < fewestInGroup)) {
    const last = joined.at(-1);
    if (last && last.total < fewestInGroup) joined[joined.length - 1] = join(last, group);
    else joined.push(group);
  }
  const groups = [...large, ...joined];
  const rest = groups.at(-1);
  const before = groups.at(-2);
  if (rest && before && rest.total < fewestInGroup) return [...groups.slice(0, -2), join(before, rest)];
  return groups;
}

function join(one: SubjectGroup, other: SubjectGroup): SubjectGroup {
  return {
    subjects: [...one.subjects, ...other.subjects],
    right: one.right + other.right,
    total: one.total + other.total,
  };
}

/** A session in which most questions were not answered tells nothing by subject: it was not taken to be measured. */
export function isMostlySkipped(replies: readonly { how: string }[]): boolean {
  const answered = replies.filter(({ how }) => how === 'answered').length;
  return answered * 2 < replies.length;
}
