// The words of the page for lecture halls and of the code to scan.

import type { PresentWords } from './present.en.ts';

export const present: PresentWords = {
  region: '발표 화면',
  clock: '실행 시각',
  step: (step, of) => `${of}단계 중 ${step}단계`,
  code: '스캔용 코드',
  codeLead: '스캔하면 이 실행이 열립니다.',
  codeName: '이 실행 링크의 QR 코드',
  codeLong: '링크가 길어서 가까이에서만 스캔할 수 있습니다.',
  leave: '발표 화면 나가기',
  blanked: '화면을 가렸습니다. 아무 키나 누르거나 클릭하면 돌아옵니다.',
};
