// The site of the reference curves: 2000 documents of 50 MB, drawn once as in SURGE, in order of popularity (Zipf's alpha 1),
// with a mean transfer of 8.5 KB (tests/reference/cluster/content_2000). Sizes in bytes, in base 36.

import { Documents, type SiteOptions } from '../../engine/web-cluster/documents.ts';

const SIZES: readonly string[] = [
  '9m9 a4i bn 2s 9fh 1eu 2ms 3kv 40x 4kl 2s 6f pl 7k pf 22e 4fi 8kv 3t sy 10u 2i5 3ai zb 2bf 4f3 47b 2gy el 5lh',
  '4t 5x 8z yz mr 4ft 2ht 2pq 3w3 3y5 1a8 6zr 1u1 6ef 61 1mu 1ai 8ai 4kr 78k 13v 73q 7q hx 6uk 2bh 114 1uh 2s 160',
  '1po 1df 2x5 17q 97 9av h3 4bt 27j 19z bcw 114 96e 8a8 4cl 1q1 uh br 4bd 18j 4od 5gr r1 4ra 2yi 1bu a47 5uq 1dr',
  '1cx 2x z7 3pv 5ak 28o 1yr 1lk 2i5 6o4 1d7 1cp 7i 54k 2r3 3yy 18k 196 3g 8v 46y 73w 62 10x 1qq 5bk jx 1ng fa 2z',
  '3uh 124 7m ay 4yh 66 4w 1sy 1h6 2s 1kt 52z 70 7m 3pk ac 31y b9z 3y3 3y0 kt nq 3ag 1da 9ql dn jj o4 23p 1kl 3kx',
  '3gu hy 92e 193 fk 5j 21t nq 297 8k9 8s9 5i 1ix zc 4t1 5m2 23l iw bk 1ut hz 59f ob 1nf 3g 4b 8ev 9ub 2i3 7bi am',
  'a52 jt 9nj 7ny 90 3ht 2m8 18w 44q 1lv 5n 2qe 7ra 60i 4ow 6tr 2pe 208 bb fo 1is 1zb jt dc 5r 464 cq co8 4ve 1ne',
  '7et 42k 2sn 4d 2ax 4qg 4j8 cgh 5gb 16v 7zq ey yb 2q6 3t 4x tk cf6 2ok 6gs jz 375 66e 2nv cvq 7ye 3dh 89b 9s c3',
  '34q iz 6lx 4i8 9b3 45k a3 yl 6xy et cl 2ex a1t aeh un 4o6 6i6 cx7 4gu 1iq 179 k1 45i 2d8 et 2dr 84r 8ja 9nj',
  '1y7 84l n5 2c4 15f bc el 2uh 50d bkq 1je 8qz 23r 18w 6g 86 5ah oi 27l 2hn lb 2dv e6 2su 1nx 121 96p 3pk 1l4 fx',
  '2vx coh 30g cg4 c2g 2jq hc b60 3pm 4uu 981 7ho fw jv 13v d80 hb 3e0 7vs wp 1ow 31v g5 nb 7ph 254 769 28h 2kt',
  '49s 1w9 h8 3xz 4b3 vq b5i 292 abv 6cp 398 1ln 7t7 h7 2b3 ax 4jm 2fj lu c4 b40 ca1 24e 7l id 2os wm 2o0 2ex 12a',
  '1jk eix 64d 27v 1rg 3zh tm 3g1 j7 7v 5oq 14e 65v 1al 618 5hp 9w8 a7r n5 1yt 6n 7mu 15l cn3 5x 7e8 6ac 9v 5y',
  '1av 5bm 51v ns 2j3 k8 41e ahe 17s 419 2tb 46c 1ac 3cx e7 1ak 8me cyj 269 2qc lf b2i 47r pr 2g1 16e 67 2ig au',
  'ab6 36e ib 6ls 3n9 13n 2hw d4r 7l 13e 1eh ql 1ck fe bp yi h1 2hi d9 95 2ik euh 6nw 3pq 20e 1dz 1bg ae x2 22p',
  '9uu hy4 98 i61 6w0 izh 2zg 4v9 8f k9 4di 11g 4gr dl av jr t6 nl bs6 3tp 1zw b3z 1hx 7nf 5q9 nh bmc a40 51b 2wb',
  '7t 1lp rc 44i 4nb 6ld nr 460 ri 1uh 84m 11q 63s 4im 2nd jp 49e gvv 930 qj bu 10u 1m3 7wy f0c 5lm i1f 6ia 3q7',
  'lsf 1op 26n 18h fo cf 1a2 207 1oq 32f 2et 5cl 2ji sv 1ab cy 2na 7qk 2cy 1du jsf 6jj 1cq 2ti k6 51q 7co 29g oq',
  '1mn 9aw 1ea 2d4 3zj lj3 744 1br 1jf dai 97v 3jr 27l 4r8 1gp h9x 9vq 5dl 497 so 23d 1c2 dr a6 61u hb 9rt nq 2he',
  '5uz u8 aen 6q5 a6 99 3k2 4iy kq 326 14t 176 19v hy hik 2yx 1th cpu 1fh 4g9 6uk 9xw j1 1bs bzy 8uh d0f c7j fj',
  '1wy gl 6ne kyd ant chv 1rd bh 4uu 16w 24k 4n0 uc 3lo 8am ek 78n i3s 19p g8 5rp po 8me kj ah 3eb 2fy 238 2n4 qz',
  '74t ew 11u oyj 5ag l7 bq ai7 1ap 57i c5 f6 4ia 3gl dh 4d8 ql t1 8n6 j5 3am od jb 6ke do bbg q9 7zo 1ao 4oe 7wo',
  '6b1 co 1z7 acx 4b2 9gd 42v 3vv 6l8 ob sh 32k 2vf 1td 74y 17b csi f1 2hz k2 7vs lh fv jx 1am td 2a1 3px 11a 6xr',
  '300 1tu 2r9 266 3op 26g h1 gw 3bq sx 11g jk 15o 223 1d2 bql 1gd xn fxi 12k cra 227 1mo 419 1a6 gq8 av0 ww cnr',
  '9ig 1up hf 48z 7v7 4hx e69 hh 321 b0m 2t7 5pg 432 fqu 1fk 1fk fec l0 2st ed3 fj8 bra 657 x8 hq cw 1nl hko 6ql',
  'vu 107 6c5 63s 2op 1dk 4wi k1 3q7 4te 1yu 6fa 4yx 729 1jm hma 149 4im ba6 6ge 4n7 3tj 55f 1t4 2bc eoj pl 128',
  '52p buj 5lt bwe vk 1ua r13 2aw n0 74s 2rg ahh 65z 97c ji bk0 16n e18 5er 526 4fo ilb 40h g9 6qh 3gl 1rn 2ia jx',
  'z2 6mo mll 6uf 2ks at7 fb 4km iv0 ay5 4vt 21u ej 6w7 hlp 52j 4cy jx mhu 1kw 3fk nax 4lw i7 gwz 7ci fk 4xj 181',
  '2yl ff1 234 vy d53 53j wr 1fg jbh rw ebp t9 12n dxb 12m 6nw 42t 1j2 1k1 3xj ju 27p f0z 6m8 8ey 17e 254 6la e8d',
  '96a kep 2fi 1yo gxh uo 12c 6kh ge8 1bh 27c w5 1mi 134 8jv 4ps 3uk wa4 pkb 2pt zsb 3ez r3c 14x qlv ma dgg anc',
  '6cg 1a5 7b7 1z7 2i0 pd yz 16r 1sf dm1 ii 7yr wt g18 np9 1bx 3g1 2ep if fj2 5rn d49 1mu 13k pu zh 1km 2wt 3wf',
  '1tn ep3 lq vhu 98h 9sa 114 68m 3ln 19y 3kf 2mp nu 7ph ie bbt 18f yw 1sd uo 6so av8 1z2 2jy 234 2r0 1u1 5au',
  '155b uyf 674 218 1rc 9sk 7ol k6 498 1fn 49h 2d3 5iz m1h in px kln 2h5 alh jn 3nk mf b8j ju qz 4ai a05 224 4pc',
  'vsm wwd 52u 1vg doo 3qw 1aj 812 no9 10i m1l 2qo 2gu 103p 7kg lcc 4yn 3ux 5va 99p 14d jco 28l 1xh 6dj 3r5 6dk',
  '4uk ndv 69a 1fb 24j 3k6 wq pqc ord 2w5 qj6 64b cr2 c66 u0 1d3 4cn 94s 18cx jrd 5bw 1de 1du 6j5 5ir 3dz 1c9j',
  '3xe sza qo0 15j a3r 5p1 2jt 28l 2d5 ber 5ub m5f 9sm 17o 6gn 5xe 13l gzw 19y6 5hi yj 2wg juu 118z bwb 9br tb',
  '44y pc n0h 55u 17u cth 2yl sr mmc sp 5vn xx 9dt 1k3 1gv 2c5 pdp 7g7 357 kq0 4pj 4v0 5u7 c8i 2it h52 ok 28t 2f8',
  '2df 127 a47 x8 2ef 1w7 t7 aqq 5su 1q7 zq 2il 2w9 5ym 170 ot 14k 514 v9c 1gnx 15u4 43l 1jt qqx 8xg 6k4 avv 51c',
  '10p 1c8 mr qca vw 4da 85a 215 un 195q 1q9 2zn g26 85z 1cl 2gb ui0 6od 1he 2eu ve 1hz 5ri ogc h7k pln 7pu 2fs',
  '15c 5r1 ecp 7py drt 12y 70a 3pb 7dj dz7 2pf 1by 2cf 1s9 wr ap6 iyn 4ki 13wf 24c jqm 8gi 15c 33b 15l 12y y2 2iv',
  'dkn 19x rt 4gz 4ni 8ud 1ri smc 1jy9 pr8 nqz bxe 4lq 38r fc7 tqe elw bjc 76e d2t 1uf 1z5 1z3 scm 6xc 17i qk5',
  '2co yqj 2dk 6em p3 1bq 2m0 5h9 a9i fsu 1mhn 1u2 4ws 59y 1pp 56i 18m 10k bmc 6b8 4x2 7az 6vw 2d4 h7j xtf 15f',
  'crs wl1 3ja 1c3 21e 1tg 10c4 12t 4b4 3qi hf5 ymp 52a 391 1b8 29s fu1 46c 1x39 1vdd 3jn 841 pu2 1lg n9e u3n ve',
  '171h p44 554 h43 5bn 12q 2qc 57o 10j 1so fhj 6w5 65u f8z 1m5 2pr hz3 2bg sv 1ti 8t5 477 98o vg 1w68 1hs ezt',
  '17xy eo6 459 rey 1k4 20e7 bw0 16wy cbx 1977 a0s 4lf 4z2 1pt 39w 4cb 1e2 1agr 7yp 1e4 r03 2qo ie2 rcb ele 1dh',
  '5eu hf8 3rr 2s3 zt jsd 11o 2mr zlx 8k4 14u 4jv w3 hd3 2tj dgf 1zex 115 2fq 1wc 3ha 730 6c7 264 3nd 4ac hgn 4o0',
  '6jc 1sg 3xe 1hfe 19g 26f jaz 1il ucv 8qn 1um w9r asn ctt 9wc 17wz 93o 610 13q awe bf2 47h 47l ob4 279 3l3 9ri',
  'oym pkn 1ag 5qo c9g 12j 3x4 oi2 3b2 6yj 1z2 3b4 k9j 15p5 4xy 46v 3pm 3vr 1ksr 9k1 42n 2w1f 3wa d2b 3ng 385c',
  'qld 1a5 92v 288 bvx 295 4gn 2v4s 4n6 hm6 1322 2xp 36k 1mzy 3pz 258w i10 jih 62v 9pm 9dz 7u4 gdz cm2 41k 2qw',
  '23l ccp 420 xuv 5o1 d9j 4cs 10q 65s gvt lcp lld 1dh 6e7 3ox 2w4 8wl cse 3mr 1a5 ar9 537 1w4 2l8 381 18k cht',
  '1hl 4kh 6lb 9gz 4y9 ic6 23t 3u6 32m 254 2qe 185 4zl 66w iks 5p6 408 42i y5t x90 7sp 1sg 6g2 12y 4sd 16vq 1zyr',
  '27d 600 qoa 2kt yz3 3zl 11o1 4rd 6su 5hv v0p 51o 1ql d4b cvm a0t 636 e39 ou8 hmf 1uw cqy yre 9wf 1cwl 17ch 1e7',
  '4i7 6g8 2pty 6i0 7az 16v 2ih 1kro 2nu iwq 2ouc 2fn ve9 3b7 2mr 2cc 71e bg3 2sh 4ux 12y0 1ckf 4vdd 7py j0m 64l',
  '3wr 2zw 2uo 60v cwl 1bt pke pn4 s7w nl3 790 2ez dug 7ux 1dyf bla 5a0 4hj 5k3 df7 24g0 606 1r1 1dir 8nu a2v 4c7',
  'o9b 24e 27z liz 3c9 8j6 d4m 4rp gmb 314 54vh 25ng ahn 2hdy 14nz 1gv 17n 411 1hy 2pc dcg 8yj 4jb 4wr 1c4n 5nz9',
  '432 202 4i3 5w4y 7eb ed8 vf0 whc 2e3k z38 jpw mj3 32x n4f 3bj 2vt m9g ism 1bem 5tu3 1apy 778 138z 7ue 9ts 5k41',
  '2m8 4bl 1hhb 1as3 18s 8tq 58b 4y29 bqb 6r0 9yp 4ko 59s 3it 3ez 39o 9r4 1acp 4am 2za 13sf 414c 5ke4 2o5 3r8',
  '28dm bmi bah 1zu uvd 1m1c 3mi xc9 2is 1p2 yae ahl 4om mc2 1qu 3ze0 45i 47n 2b3m 1j9u 111i 8ql ii3 gj2 336 1zjl',
  '5sf 2dz2 lyd 895 5td 1sz 19gl 8ya i2o 2kn 4orm 6b6 2kq 30by 17m1 7w1 1la 1xm5 byr 7xk 1yo gv7 8ku n10 7ek 3fuy',
  '2h3 6l9v 4vk bnk 1b6h 3xf2 124n 4b0 ddt doi p58 8kw 1nf f3c sao 1ye 23l 3rx 1d2w 3f7u 276 r4f 5ry rj1 1kn 3o9',
  '56h 1n12 gqk nf2 868 3y6 kt4 hrt 567 v3u 3yd3 tn5 38xo 1ty 3kzl c2b jc3 1uy5 1gda 7il 6ps 4jd 2nc ndk 1xz 32e',
  '7g9 1fov 1rc 6da 8rvp jzm 256 1l7 8yr 1y8 awv 1ih 2lk 6xd 5gs 3qs hpf 338 1xhm mbm 3gu 1ijy 6lb5 7r5 h751 4us',
  '51l 39m zqq 17jm akl ij5 a14 1bci 5zs 1y4y bli 3wu 2bn5 abk u2w 1re 7i8 557 1it9 cwo 2jp 1xhe bdu 566d 1cx5',
  '19lt m05 cxr kxcf md4 2ro 63x 4nk 2fv 1tk fwoi bcf 44v 376 37x 1ju n44 2gf 4ik 86gs 933 15sx vcz 7sy 474 d60',
  'cto diz 3eh c4m 2zt 5f1 ao4x 2o7 3hl by6 1nq 1oh 44n em5 b68w 4a0 5v5 16xj 3mw np8 2mm 2uh 1oqd cb8 112o 2ct',
  'ell 44tj hz5 6m6 2afk 6io 6vn xgu 6o3 1nc 48t 3doo egb 5zl 9vk t87 1zr3 1732 7kb 761 1sw 265 2b7 er4z 4fa bg4',
  '1309 cx2 2c2w p2b tzs 2bsb 249w 3e61 dq9 88xv 4wg ha9 xyg 5mf np3 do4 ifs 17hp 4du 70b un9 34g9 4k6c jns bnt',
  '4jo 9vp 6xo 341 3jp 1ps3 6vu 7st 8uux 389 1fzp 488w i0y 3ho 4hj 1du8 2bph 8pk 2qto 3hf 5k6o 1acj rw0 2n0 1cqv',
  '5fu 3ia 5766 53y 24l 8j6 32s 2w0 33c 3ue 2mb 7ubv 2oz dw84 51s 5v9 h9r l3u 2bo 2d1s 5jf 2av6 yv5 13o9 befp 8z9',
  '391p ioa kug 6hj ar47 5br axi 3jc 3pv 19ka 5j3 ck4 qiq 4pf 4ir 91m 23hc 7b2 1br9z 3luj 6b4 1fg7 1jwq qjj 1br9z',
  'hzb 351 hn4 cw8 n3j 4noh 3p7 asa 41h cnb 18lj 8yay k5z 37n 1br9z txdy 9c5 4iz z39 2pg 8np 9m3 3l3g 1npp 4s5',
  '2zho 3p1 zhj 3vv 1ipb exu 3l3 ow3 3fv 4j6 q6ze kdz9 29y 1kpr 8je mxn 8pq 1m3m 3mh 192s 95j r2x 1zn0 2ds',
];

export const PAPER_SITE: SiteOptions = { documents: 2000, bytes: 50e6, alpha: 1, meanTransfer: 8500 };

/** Are these its options? */
export const isPaperSite = (site: SiteOptions): boolean =>
  site.documents === PAPER_SITE.documents &&
  site.bytes === PAPER_SITE.bytes &&
  site.alpha === PAPER_SITE.alpha &&
  site.meanTransfer === PAPER_SITE.meanTransfer;

export const paperSite = (): Documents =>
  new Documents(
    Int32Array.from(SIZES.join(' ').split(' '), (word) => Number.parseInt(word, 36)),
    PAPER_SITE.alpha,
  );
