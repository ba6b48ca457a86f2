"use client";

import dynamic from "next/dynamic";

/** Every page's payload names this screen: by reference, and its code is fetched when somebody is lost. */
export const NotFoundScreen = dynamic(() => import("./lost-screen").then((module) => module.LostScreen));
