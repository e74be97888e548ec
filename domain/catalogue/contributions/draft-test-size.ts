import { sessionLength } from '../../assessments/session/next-question.ts';

/** Everybody may read these; the others are asked in rated sessions. */
export const publicExamples = 4;
/** A whole rated session, and the examples. */
export const questionsToPublish = sessionLength + publicExamples;
