import { useEffect, useRef, useState } from 'react';
import {
  type ContributionDraft,
  longest,
  readingSeconds,
} from '../../../../../domain/catalogue/contributions/contribution.ts';
import type { Locale } from '../../../../../domain/viewer.ts';
import type { TestChoice } from '../../../../../server/services/catalogue/contributions/open-tests.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, SelectField, TextField } from '../../../../ui/field.tsx';
import page from '../../../../ui/page.module.css';
import { wordTexts } from '../words.texts.ts';
import { CodeFields } from './code-fields.tsx';
import styles from './form.module.css';
import { formTexts } from './form.texts.ts';
import { FormFoot } from './form-foot.tsx';
import { FormOptions } from './form-options.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Preview } from './preview.tsx';
import { SimilarNotice } from './similar-notice.tsx';
import { type Sending, useContribution } from './use-contribution.ts';
import { useSimilar } from './use-similar.ts';

export type Original = { id: string; title: string };

type Props = {
  userId: string;
  questionId?: string;
  stored: ContributionDraft;
  version: number | null;
  original: Original | undefined;
  tests: TestChoice[];
  online: boolean;
  /** The ways to send the form; Enter uses the first one. */
  sendings: Sending[];
  done: (sent: Sending, questionId: string) => void;
  reload: () => void;
};

const wrongField = ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] input';

/** The form of a question, for its author or a reviewer, with a preview beside it. */
export function QuestionForm(props: Props) {
  const { userId, questionId, stored, version, tests, online, sendings, done, reload } = props;
  const locale = useLocale();
  const texts = useTexts(formTexts);
  const words = useTexts(wordTexts);
  const form = useContribution({ userId, questionId, stored, version, online, done });
  const { draft, change, error, tries, wrongIn } = form;
  const [language, setLanguage] = useState(firstLanguage(stored, locale));
  const [original, setOriginal] = useState(props.original);
  const similar = useSimilar(draft.testId, draft.title, questionId ?? '');
  // A draft restored from this browser has only the id.
  const chosen = [original, props.original, ...similar].find((one) => one?.id === draft.alternativeOf);
  const fields = useRef<HTMLFormElement>(null);
  const set = (part: Partial<ContributionDraft>) => change({ ...draft, ...part });
  const choose = (wanted: Original | undefined) => {
    setOriginal(wanted);
    set({ alternativeOf: wanted?.id ?? null });
  };
  const wrong = { fr: wrongIn('fr'), en: wrongIn('en') };

  // After a failed attempt to send, the focus moves to the first wrong field, in the language of that field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on an attempt to send, not on a change
  useEffect(() => {
    if (tries === 0) return;
    if (!wrong[language] && wrong.fr !== wrong.en) setLanguage(wrong.fr ? 'fr' : 'en');
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>(wrongField)?.focus());
  }, [tries]);

  return (
    <div className={styles.columns}>
      <form
        ref={fields}
        className={`${page.card} ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (sendings[0]) void form.submit(sendings[0]);
        }}
      >
        <div className={styles.pair}>
          <SelectField
            label={texts.test}
            value={draft.testId}
            error={error('testId')}
            onChange={({ currentTarget }) => set({ testId: currentTarget.value, alternativeOf: null })}
          >
            <option value="">{texts.chooseTest}</option>
            <TestOptions tests={tests} />
          </SelectField>
          <SelectField
            label={texts.difficulty}
            value={draft.difficulty}
            error={error('difficulty')}
            onChange={({ currentTarget }) => set({ difficulty: Number(currentTarget.value) })}
          >
            {words.difficulty.map((name, level) => (
              <option key={name} value={level}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <LanguageChoice language={language} wrong={wrong} choose={setLanguage} />
        <TextField
          label={texts.title}
          hint={texts.titleHint}
          rows={2}
          maxLength={longest.title}
          lang={language}
          value={draft.title[language]}
          error={error(`title.${language}`)}
          onChange={({ currentTarget }) => set({ title: { ...draft.title, [language]: currentTarget.value } })}
        />
        <SimilarNotice similar={similar} original={chosen} choose={choose} />
        <FormOptions options={draft.options} language={language} error={error} change={(options) => set({ options })} />
        <TextField
          label={texts.explanation}
          hint={texts.explanationHint}
          rows={4}
          maxLength={longest.explanation}
          lang={language}
          value={draft.explanation[language]}
          error={error(`explanation.${language}`)}
          onChange={({ currentTarget }) =>
            set({ explanation: { ...draft.explanation, [language]: currentTarget.value } })
          }
        />
        <CodeFields draft={draft} error={error} set={set} />
        <Field
          label={texts.seconds}
          hint={texts.secondsHint(readingSeconds(draft))}
          inputMode="numeric"
          value={draft.seconds}
          error={error('seconds')}
          onChange={({ currentTarget }) => set({ seconds: currentTarget.value })}
        />
        <FormFoot form={form} isNew={!questionId} reload={reload}>
          {sendings.map((sending, index) => (
            <Button
              key={sending}
              type={index === 0 ? 'submit' : 'button'}
              look={form.wrong ? 'warning' : index === 0 ? 'primary' : 'secondary'}
              busy={form.busy === sending}
              {...(index === 0 ? {} : { onClick: () => void form.submit(sending) })}
            >
              {texts.submit[sending]}
            </Button>
          ))}
        </FormFoot>
      </form>
      <Preview draft={draft} language={language} />
    </div>
  );
}

/** The language of the title; if it has both or none, the language of the page. */
function firstLanguage({ title }: ContributionDraft, locale: Locale): Locale {
  if (Boolean(title.fr) === Boolean(title.en)) return locale;
  return title.fr ? 'fr' : 'en';
}

function TestOptions({ tests }: { tests: TestChoice[] }) {
  const texts = useTexts(formTexts);
  const options = (draft: boolean) =>
    tests
      .filter((test) => test.draft === draft)
      .map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ));
  if (!tests.some(({ draft }) => draft)) return options(false);
  return (
    <>
      <optgroup label={texts.drafts}>{options(true)}</optgroup>
      <optgroup label={texts.published}>{options(false)}</optgroup>
    </>
  );
}
