import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Keeps a line to the server open while somebody is signed in; on news, the page's data is loaded again. */
export function LiveLine() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const line = new EventSource('/live');
    line.onmessage = ({ data }) => {
      const { kind } = JSON.parse(data) as { kind: string };
      if (kind !== 'hello') void revalidate();
    };
    return () => line.close();
  }, [revalidate]);
  return null;
}
