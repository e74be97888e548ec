import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { MenuButton } from '../../../ui/menu.tsx';
import { importTexts } from './import.texts.ts';

/** The dialog is loaded when it opens. */
const ImportDialog = lazy(() => import('./import-dialog.tsx'));

const kinds = ['network', 'json'] as const;
export type ImportKind = (typeof kinds)[number];

/** Entries of the menu of a profile. */
export function ImportItems() {
  const texts = useTexts(importTexts);
  const [open, setOpen] = useState<ImportKind>();
  return (
    <>
      {kinds.map((kind) => (
        <MenuButton key={kind} onClick={() => setOpen(kind)}>
          {texts.kinds[kind].action}
        </MenuButton>
      ))}
      {open && (
        <Suspense>
          <ImportDialog kind={open} close={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
