import type { ContactOptions } from '../../../../server/services/contact/introductions/read-contact-options.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../contact.module.css';
import { contactTexts } from '../contact.texts.ts';
import { JobAssignment } from '../job-assignment.tsx';
import { startTexts } from './start.texts.ts';

type Props = {
  developerId: string;
  name: string;
  options: ContactOptions;
  change: (part: Partial<ContactOptions>) => void;
  cancel: () => void;
  later: () => void;
  go: () => void;
};

/** Contact now or later, and for which job. */
export function StartRecap({ developerId, name, options, change, cancel, later, go }: Props) {
  const texts = useTexts(startTexts).recap;
  const { cancel: cancelLabel } = useTexts(contactTexts);
  const { assignment, noSlotIsTaken } = options;
  return (
    <>
      <p>{texts.lead(name)}</p>
      {noSlotIsTaken && <Notice tone="good">{texts.noSlot}</Notice>}
      <JobAssignment
        developerId={developerId}
        jobs={assignment.jobs}
        assignedJobId={assignment.assignedJobId}
        onChange={(assignedJobId) => change({ assignment: { ...assignment, assignedJobId } })}
      />
      <div className={styles.buttons}>
        <Button look="secondary" onClick={cancel}>
          {cancelLabel}
        </Button>
        <Button look="secondary" onClick={later}>
          {texts.later}
        </Button>
        <Button onClick={go}>{texts.go}</Button>
      </div>
    </>
  );
}
