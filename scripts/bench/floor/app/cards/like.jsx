"use client";

import { useState } from "react";

export function Like() {
  const [liked, setLiked] = useState(false);
  return (
    <button type="button" onClick={() => setLiked(!liked)}>
      {liked ? "Liked" : "Like"}
    </button>
  );
}
