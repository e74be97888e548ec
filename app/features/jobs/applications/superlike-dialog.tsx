import { superlikeMessage } from '../../../../domain/jobs/applications/application.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Prose } from '../../../ui/prose.tsx';
import styles from './applications.module.css';
import { applicationsTexts } from './applications.texts.ts';
import { MessageDialog } from './message-dialog.tsx';

type Props = { companyId: string; companyName: string; requirements: string; close: () => void };

/**
 * docs/product/jobs.md, The application dialog: a superlike has a message and shows the requirements of the company.
 */
export default function SuperlikeDialog({ companyId, companyName, requirements, close }: Props) {
  const texts = useTexts(applicationsTexts).superlike;
  return (
    <MessageDialog
      title={texts.title(companyName)}
      lead={
        <>
          {requirements && (
            <section className={styles.requirements}>
              <h3>{texts.requirements(companyName)}</h3>
              <Prose html={requirements} />
            </section>
          )}
          <p>{texts.lead(companyName)}</p>
        </>
      }
      label={texts.label}
      submit={texts.submit}
      done={texts.done}
      schema={superlikeMessage}
      companyName={companyName}
      application={(message, detailsOffered) => ({ mode: 'superlike', companyId, message, detailsOffered })}
      close={close}
    />
  );
}
