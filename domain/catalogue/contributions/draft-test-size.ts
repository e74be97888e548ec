import { sessionLength } from '../../assessments/session/next-question.ts';

/** Every visitor may read these; the other questions are asked in rated sessions. */
export const publicExamples = 4;
/** A whole rated session, and the examples. */
export const questionsToPublish = sessionLength + publicExamples;
