"use client";

import dynamic from "next/dynamic";

/** Code-split: every page's payload references the not-found screen, its code is fetched only when it is shown. */
export const NotFoundScreen = dynamic(() => import("./lost-screen").then((module) => module.LostScreen));
