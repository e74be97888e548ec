import * as z from 'zod';
import { boostRange } from './admin-card.ts';

export const boostSchema = z.int('unknown').min(boostRange.least, 'unknown').max(boostRange.most, 'unknown');
