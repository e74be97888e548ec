import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import { type CardType, cardTypes } from '../../../../domain/profile/cards/card.ts';
import { isPublic, isSameVisibility, type Visibility } from '../../../../domain/profile/visibility.ts';
import type { VisibilitySettings } from '../../../../server/services/profile/settings/read-visibility.ts';
import { isSignedOut, sendCommand } from '../../../forms/send.ts';
import type { SentAnswer } from '../../../forms/sent-answer.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { useToast } from '../../../ui/toast.tsx';
import { useGuard } from '../../../ui/use-guard.ts';
import { MoreCards, ProfileCards } from '../cards/profile-cards.tsx';
import { editTexts } from '../edit.texts.ts';
import { Person } from '../head/person.tsx';
import { ProfileContext } from '../profile-context.ts';
import { type CardChange, CardChoices } from './card-choices.tsx';
import { visibilityTexts } from './visibility.texts.ts';
import styles from './visibility-manager.module.css';

/** What the public sees, card by card; beside it a preview of the public profile. */
export function VisibilityManager({ settings }: { settings: VisibilitySettings }) {
  const texts = useTexts(visibilityTexts);
  const edit = useTexts(editTexts);
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(settings.visibility);
  // The version the checkboxes were filled from; the page may load a newer one while the user ticks them.
  const [version, setVersion] = useState(settings.version);
  const [stored, setStored] = useState(settings.visibility);
  const [problem, setProblem] = useState<SentAnswer>();
  const [busy, setBusy] = useState(false);

  useGuard(!busy && !isSameVisibility(chosen, stored), edit.leave);

  const fill = () => {
    setChosen(settings.visibility);
    setStored(settings.visibility);
    setVersion(settings.version);
    setProblem(undefined);
  };
  const save = async (from: number | null) => {
    setBusy(true);
    const address = pathTo(locale, 'profileCard', { developerId: settings.developerId, card: 'visibility' });
    const answer = await sendCommand(address, { mode: 'edit', version: from, value: chosen });
    setBusy(false);
    setProblem('done' in answer ? undefined : answer);
    if (isSignedOut(answer)) return;
    if (!('done' in answer)) return void revalidate();
    if (answer.version !== undefined) setVersion(answer.version);
    setStored(chosen);
    await revalidate();
    toast(edit.saved);
  };
  const change = (card: CardType, made: CardChange) =>
    setChosen({ ...chosen, cards: { ...chosen.cards, [card]: { all: false, ...chosen.cards[card], ...made } } });

  return (
    <div className={styles.columns}>
      <form
        className={`${page.card} ${styles.choices}`}
        onSubmit={(event) => {
          event.preventDefault();
          void save(version);
        }}
      >
        <CheckField
          label={texts.all}
          hint={texts.allHint}
          checked={chosen.all}
          onChange={({ target }) => setChosen({ ...chosen, all: target.checked })}
        />
        <CardChoices chosen={chosen} change={change} />
        {problem && 'conflict' in problem && (
          <Notice tone="warning" title={edit.conflict.title}>
            <p>{edit.conflict.text}</p>
            <Button look="secondary" onClick={() => void save(null)}>
              {edit.conflict.mine}
            </Button>
            <Button look="secondary" onClick={fill}>
              {edit.conflict.theirs}
            </Button>
          </Notice>
        )}
        {problem && 'failed' in problem && (
          <Notice tone="error">
            <FailureWords failure={problem.failed} texts={edit.failures} />
          </Notice>
        )}
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
      </form>
      <Preview settings={settings} visibility={chosen} />
    </div>
  );
}

function Preview({ settings, visibility }: { settings: VisibilitySettings; visibility: Visibility }) {
  const texts = useTexts(visibilityTexts);
  const locale = useLocale();
  const profile = pathTo(locale, 'profile', { alias: settings.alias });
  const shown = cardTypes.filter((card) => isPublic(visibility, card));
  const cards = Object.fromEntries(shown.map((card) => [card, settings.cards[card]]));
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <div className={styles.head}>
        <h2 id="preview-title">{texts.preview}</h2>
        <span className={styles.views}>
          <Link href={`${profile}?view=public`}>{texts.see}</Link>
          <Link href={`${profile}?view=recruiter`}>{texts.seeAsRecruiter}</Link>
        </span>
      </div>
      <p className={styles.count} role="status">
        {shown.length === 0 ? texts.nothing : texts.shown(shown.length)}
      </p>
      {/* A preview: its buttons and links are inert. */}
      <div inert className={styles.page}>
        <ProfileContext
          value={{
            developerId: settings.developerId,
            canEdit: false,
            hiddenCards: undefined,
            loading: false,
            open: () => {},
            inside: true,
          }}
        >
          {shown.length > 0 && <Person cards={cards} name={shown.includes('about') ? settings.name : undefined} />}
          <ProfileCards profile={{ cards, viewer: 'anonymous' }} />
          <MoreCards profile={{ cards }} />
        </ProfileContext>
      </div>
    </section>
  );
}
