import { cn } from "@/lib/core/shared/cn";

/** The lakefront skyline in flat blues, for the bottom of a mostly empty screen. */
export function Skyline({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 428 170" aria-hidden="true" className={cn("block w-full", className)}>
      <circle cx="318" cy="84" r="46" className="fill-[#fbe3b4] dark:fill-[#1b3550]" />
      <path
        className="fill-[#cfe8f5] dark:fill-[#10263a]"
        d="M0 128V92h16V80h14v18h12V70h16v26h14V84h18v16h10V64l9-8 9 8v34h16V78h20v18h12V60h14v38h14V82h18v14h16V72h18v24h12V58h12v40h14V76h18v22h16V66l10-8 10 8v30h14V84h18v12h20V74h10v54Z"
      />
      <g className="fill-[#8fcbe8] dark:fill-[#1a4260]">
        <path d="M22 132V96h20v36ZM50 132V74h22v58Z" />
        {/* Willis: three steps, two masts */}
        <path d="M92 132V52h9V38h6V16h2v22h8V10h2v28h6v14h9v80Z" />
        <path d="M144 132V88h20v44ZM170 132V66l12-16 12 16v66Z" />
        {/* Aon and the diamond roof */}
        <path d="M204 132V44h18v88ZM228 132V84l22-16v64Z" />
        <path d="M258 132V92h16v40ZM280 132V78q5-5 10 0v54ZM293 132V78q5-5 10 0v54Z" />
        {/* Hancock: tapering, two masts */}
        <path d="M326 132l7-84h3V22h2v26h8V18h2v30h3l7 84ZM372 132V86h18v46ZM396 132v-28h22v28Z" />
      </g>
      <path
        className="stroke-[#cfe8f5] dark:stroke-[#10263a]"
        fill="none"
        strokeWidth="1.6"
        d="m332 56 18 18-20 19 22 19-24 20m24-76-20 18 21 19-23 19 26 20"
      />
      <path
        className="fill-[#5fb2d8] dark:fill-[#17547c]"
        d="M0 132q18-7 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 32 0v38H0Z"
      />
      <path
        className="fill-[#3a94c2] dark:fill-[#12405f]"
        d="M0 150q18-7 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 32 0v20H0Z"
      />
      <g className="stroke-[#fbe3b4]/80 dark:stroke-[#2b5f86]" strokeWidth="2.5" strokeLinecap="round">
        <path d="M296 140h44M306 147h24M302 158h34" />
      </g>
    </svg>
  );
}
