import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Menu } from '../../../ui/menu.tsx';
import { headTexts } from './head.texts.ts';

/** The actions that are not the main one. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const { more } = useTexts(headTexts);
  return (
    <Menu label={more} icon="more">
      {children}
    </Menu>
  );
}
