import { useState } from 'react';
import { badgeAddress, badgeImageAddress } from '../../../../domain/assessments/achievements/addresses.ts';
import { type CodeFormat, codeFormats, snippetOf } from '../../../../domain/assessments/achievements/snippet.ts';
import { unlockedOn } from '../../../../domain/assessments/achievements/unlocked-on.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  AchievementsView,
  UnlockedAchievement,
} from '../../../../server/services/assessments/achievements/read-achievements.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { copiedMilliseconds } from '../../../ui/copied.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { shareTexts } from './share.texts.ts';
import styles from './share-dialog.module.css';
import { SharePreview } from './share-preview.tsx';

type Props = {
  developerId: string;
  achievement: UnlockedAchievement;
  share: NonNullable<AchievementsView['share']>;
  close: () => void;
};

/** docs/product/assessments.md, Sharing an achievement: copying the code is the act that shares the achievement. */
export default function ShareDialog({ developerId, achievement, share, close }: Props) {
  const { id, kind, title, description, shared, unlockedAt } = achievement;
  const locale = useLocale();
  const texts = useTexts(shareTexts);
  const toast = useToast();
  const { run, busy } = useCommand(pathTo(locale, 'userAchievements', { developerId }));
  const [format, setFormat] = useState<CodeFormat>('iframe');
  const { baseUrl, alias, brand, open } = share;
  const badge = {
    title,
    description,
    unlocked: unlockedOn(locale, new Date(unlockedAt)),
    page: baseUrl + pathTo(locale, 'achievements', { alias }),
  };
  const code = snippetOf(format, {
    ...badge,
    badge: baseUrl + badgeAddress(locale, developerId, id),
    image: baseUrl + badgeImageAddress(developerId, id),
  });

  const copy = async () => {
    // First: the browser allows writing to the clipboard only right after the click.
    const copied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    if (!copied) return toast(texts.noClipboard);
    if (shared || (await run({ mode: 'share', id }))) toast(texts.copied, copiedMilliseconds);
  };

  return (
    <Dialog title={texts.title} closeLabel={texts.close} close={close} wide>
      <div className={styles.form}>
        {!open && (
          <Notice tone="warning">
            <p>
              {texts.closed} <Link href={pathTo(locale, 'visibilityManager')}>{texts.settings}</Link>
            </p>
          </Notice>
        )}
        <SelectField
          label={texts.format}
          value={format}
          onChange={({ target }) => setFormat(target.value as CodeFormat)}
        >
          {codeFormats.map((one) => (
            <option key={one} value={one}>
              {texts.formats[one]}
            </option>
          ))}
        </SelectField>
        <SharePreview id={id} format={format} badge={{ ...badge, brand }} />
        <div className={styles.code}>
          <TextField
            label={texts.code}
            rows={7}
            readOnly
            value={code}
            spellCheck={false}
            wrap="off"
            // Copying the text by hand shares the achievement too.
            onCopy={() => void (shared || run({ mode: 'share', id }, texts.copied))}
          />
        </div>
        <p className={styles.state} data-shared={shared || undefined} role="status">
          {shared ? texts.shared : texts.notShared}
          {!shared && kind === 'contact' && ` ${texts.contact}`}
        </p>
        <div className={styles.buttons}>
          {shared && (
            <Button
              look="secondary"
              busy={busy === 'unshare'}
              onClick={() => void run({ mode: 'unshare', id }, texts.stopped)}
            >
              {texts.stop}
            </Button>
          )}
          <Button busy={busy === 'share'} onClick={() => void copy()}>
            {texts.copy[format]}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
