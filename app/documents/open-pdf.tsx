import { type ComponentType, type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useToast } from '../ui/toast.tsx';
import { documentsTexts } from './documents.texts.ts';

type ViewerProps = { address: string; name: string; close: () => void };
type Props = {
  address: string;
  name: string;
  /** What opens the viewer. */
  children: (open: () => void, busy: boolean) => ReactNode;
};

/** Opens a PDF over the page. The viewer is loaded on click; a failed load is shown in a toast. */
export function OpenPdf({ address, name, children }: Props) {
  const texts = useTexts(documentsTexts);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const open = async () => {
    setBusy(true);
    try {
      const viewer = (await import('./viewer/pdf-viewer.tsx')).default;
      setViewer(() => viewer);
    } catch {
      toast(texts.notOpened);
    }
    setBusy(false);
  };
  return (
    <>
      {children(() => void open(), busy)}
      {Viewer && <Viewer address={address} name={name} close={() => setViewer(undefined)} />}
    </>
  );
}
