// The words of explanations about a web cluster, in the reader's language.

import { type ClusterWhyWords, en } from '../i18n/en-why-cluster.ts';
import { vocabularyOf } from '../i18n/words.ts';
import type { Facts } from './facts.ts';

export const clusterWords = ({ language }: Pick<Facts, 'language'>): ClusterWhyWords =>
  vocabularyOf(language).whyCluster ?? en;
