// The words of explanations about what happens to a TCP connection, in the reader's language.

import { en, type TcpWhyWords } from '../i18n/en-why-tcp.ts';
import { vocabularyOf } from '../i18n/words.ts';
import type { Facts } from './facts.ts';

export const tcpWords = ({ language }: Pick<Facts, 'language'>): TcpWhyWords => vocabularyOf(language).whyTcp ?? en;
