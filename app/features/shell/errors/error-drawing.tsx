import type { ComponentType, ReactNode } from 'react';
import type { DrawingProps } from '../../../ui/drawings/drawing.tsx';
import { FallenLeaf } from '../../../ui/drawings/fallen-leaf.tsx';
import { Gate } from '../../../ui/drawings/gate.tsx';
import { Otter } from '../../../ui/drawings/otter.tsx';
import { Snail } from '../../../ui/drawings/snail.tsx';
import { WateringCan } from '../../../ui/drawings/watering-can.tsx';

export type ErrorStatus = 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503;

const drawings: Partial<Record<ErrorStatus, ComponentType<DrawingProps>>> = {
  403: Gate,
  404: Otter,
  410: FallenLeaf,
  500: WateringCan,
};

/** The drawing of an error page: a snail where trying again helps. */
export function ErrorDrawing({ status }: { status: ErrorStatus }): ReactNode {
  const Drawing = drawings[status] ?? Snail;
  return <Drawing width={240} />;
}
