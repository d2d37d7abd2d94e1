// The formats of reference cases that can be replayed. A model that brings another adds a line here.

import { atmDropFormat } from './atm-drop-format.ts';
import { atmFormat } from './atm-format.ts';
import type { Format } from './format.ts';
import { ipvsFormat } from './ipvs-format.ts';
import { lanFormat } from './lan-format.ts';
import { p2pFormat } from './p2p-format.ts';
import { proxyFormat } from './proxy-format.ts';
import { virtualServerFormat } from './virtual-server-format.ts';
import { clusterFormats } from './web-cluster-formats.ts';
import { webFormat } from './web-format.ts';

export const formats: readonly Format[] = [
  p2pFormat,
  lanFormat,
  webFormat,
  ipvsFormat,
  virtualServerFormat,
  ...clusterFormats,
  proxyFormat,
  atmDropFormat,
  atmFormat,
];
