import { Form, useNavigation } from 'react-router';
import { pathTo } from '../../../../../domain/paths.ts';
import { choosableStates, type JobSearchState } from '../../../../../domain/profile/cards/job-search.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { profileWords } from '../../../../i18n/words/profile-words.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';

/** `failed`: the last change was refused. */
type Props = { state: JobSearchState; failed: boolean };

/** The search state, saved as soon as another one is pressed; a form, so that it works without JavaScript. */
export function SearchState({ state, failed }: Props) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts).search;
  const { states } = useTexts(profileWords).search;
  const { formData } = useNavigation();
  // What was just pressed, until the answer is there.
  const sent = choosableStates(state).find((one) => one === formData?.get('state'));
  return (
    <Form method="post" action={pathTo(locale, 'home')} className={styles.search} preventScrollReset>
      <span className={styles.label} aria-hidden="true">
        {texts.label}
      </span>
      <Segmented
        label={texts.label}
        name="state"
        options={choosableStates(state).map((value) => ({ value, label: states[value] }))}
        value={sent ?? state}
        choose={(value, event) => value === (sent ?? state) && event.preventDefault()}
      />
      {failed && <Notice tone="error">{texts.failed}</Notice>}
    </Form>
  );
}
